import type { PackForm, SeedBrand } from '../../seed/index.ts';

/** What is known of a product when its picture is drawn. */
export interface PackShotSpec {
  readonly packForm: PackForm;
  readonly brandName: string;
  /** Label colours as #rrggbb: main, accent, ink on main. */
  readonly palette: SeedBrand['palette'];
  readonly labelStyle: SeedBrand['labelStyle'];
  /** The short name of the product or its ingredient. */
  readonly title: string;
  /** Amount per unit, e.g. «400 мг». */
  readonly dose: string | null;
  /** The line at the foot of the label, e.g. «60 таблеток». */
  readonly detail: string;
  /** Decides proportions, cap and tone; the product's slug is a good one. */
  readonly seed: string;
}
