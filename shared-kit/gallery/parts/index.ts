import type { ComponentType } from 'react';
import { BadgePart } from './badge.tsx';
import { BasePart } from './base.tsx';
import { BreadcrumbsPart } from './breadcrumbs.tsx';
import { ButtonPart } from './button.tsx';
import { BuyControlPart } from './buy-control.tsx';
import { CardGridPart } from './card-grid.tsx';
import { CheckboxPart } from './checkbox.tsx';
import { ChipPart } from './chip.tsx';
import { ContainerPart } from './container.tsx';
import { DialogPart } from './dialog.tsx';
import { DisclosurePart } from './disclosure.tsx';
import { EmptyStatePart } from './empty-state.tsx';
import { FailurePart } from './failure.tsx';
import { FavouriteHeartPart } from './favourite-heart.tsx';
import { FieldPart } from './field.tsx';
import { FontsPart } from './fonts.tsx';
import { IconPart } from './icon.tsx';
import { IconButtonPart } from './icon-button.tsx';
import { LinkPlacePart } from './link-place.tsx';
import { LogoPart } from './logo.tsx';
import { LogoFragmentsPart } from './logo-fragments.tsx';
import { NoticePart } from './notice.tsx';
import { PaginationPart } from './pagination.tsx';
import { PasswordFieldPart } from './password-field.tsx';
import { PhoneFieldPart } from './phone-field.tsx';
import { PicturePart } from './picture.tsx';
import { PricePart } from './price.tsx';
import { ProductCardPart } from './product-card.tsx';
import { QuantityStepperPart } from './quantity-stepper.tsx';
import { RichTextPart } from './rich-text.tsx';
import { SearchFieldPart } from './search-field.tsx';
import { SegmentedPart } from './segmented.tsx';
import { SelectPart } from './select.tsx';
import { SkeletonPart } from './skeleton.tsx';
import { SpinnerPart } from './spinner.tsx';
import { TextAreaPart } from './text-area.tsx';
import { TextFieldPart } from './text-field.tsx';
import { ThemePart } from './theme.tsx';
import { ToastPart } from './toast.tsx';
import { TokensPart } from './tokens.tsx';
import { VisuallyHiddenPart } from './visually-hidden.tsx';

/** A part of the kit: the subpath it comes by (`shared-kit/src/ui/<subpath>`), and all its states. */
export interface Part {
  readonly subpath: string;
  readonly View: ComponentType;
}

/** Every part of `ui/`, from the simplest up; a test checks that the list is complete. */
export const PARTS: readonly Part[] = [
  { subpath: 'theme', View: ThemePart },
  { subpath: 'tokens.css', View: TokensPart },
  { subpath: 'fonts.css', View: FontsPart },
  { subpath: 'base.css', View: BasePart },
  { subpath: 'icon', View: IconPart },
  { subpath: 'logo', View: LogoPart },
  { subpath: 'logo/fragments', View: LogoFragmentsPart },
  { subpath: 'button', View: ButtonPart },
  { subpath: 'icon-button', View: IconButtonPart },
  { subpath: 'badge', View: BadgePart },
  { subpath: 'chip', View: ChipPart },
  { subpath: 'segmented', View: SegmentedPart },
  { subpath: 'pagination', View: PaginationPart },
  { subpath: 'breadcrumbs', View: BreadcrumbsPart },
  { subpath: 'link-place', View: LinkPlacePart },
  { subpath: 'price', View: PricePart },
  { subpath: 'picture', View: PicturePart },
  { subpath: 'favourite-heart', View: FavouriteHeartPart },
  { subpath: 'quantity-stepper', View: QuantityStepperPart },
  { subpath: 'buy-control', View: BuyControlPart },
  { subpath: 'product-card', View: ProductCardPart },
  { subpath: 'card-grid', View: CardGridPart },
  { subpath: 'field', View: FieldPart },
  { subpath: 'text-field', View: TextFieldPart },
  { subpath: 'password-field', View: PasswordFieldPart },
  { subpath: 'phone-field', View: PhoneFieldPart },
  { subpath: 'text-area', View: TextAreaPart },
  { subpath: 'select', View: SelectPart },
  { subpath: 'checkbox', View: CheckboxPart },
  { subpath: 'search-field', View: SearchFieldPart },
  { subpath: 'notice', View: NoticePart },
  { subpath: 'failure', View: FailurePart },
  { subpath: 'empty-state', View: EmptyStatePart },
  { subpath: 'skeleton', View: SkeletonPart },
  { subpath: 'spinner', View: SpinnerPart },
  { subpath: 'visually-hidden', View: VisuallyHiddenPart },
  { subpath: 'container', View: ContainerPart },
  { subpath: 'disclosure', View: DisclosurePart },
  { subpath: 'rich-text', View: RichTextPart },
  { subpath: 'toast', View: ToastPart },
  { subpath: 'dialog', View: DialogPart },
];
