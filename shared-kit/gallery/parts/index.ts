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

/** A part of the kit: the door it comes by (`shared-kit/src/ui/<door>`), and all its states. */
export interface Part {
  readonly door: string;
  readonly View: ComponentType;
}

/** Every part of `ui/`, from the ground up; a test says so. */
export const PARTS: readonly Part[] = [
  { door: 'theme', View: ThemePart },
  { door: 'tokens.css', View: TokensPart },
  { door: 'fonts.css', View: FontsPart },
  { door: 'base.css', View: BasePart },
  { door: 'icon', View: IconPart },
  { door: 'logo', View: LogoPart },
  { door: 'logo/fragments', View: LogoFragmentsPart },
  { door: 'button', View: ButtonPart },
  { door: 'icon-button', View: IconButtonPart },
  { door: 'badge', View: BadgePart },
  { door: 'chip', View: ChipPart },
  { door: 'segmented', View: SegmentedPart },
  { door: 'pagination', View: PaginationPart },
  { door: 'breadcrumbs', View: BreadcrumbsPart },
  { door: 'link-place', View: LinkPlacePart },
  { door: 'price', View: PricePart },
  { door: 'picture', View: PicturePart },
  { door: 'favourite-heart', View: FavouriteHeartPart },
  { door: 'quantity-stepper', View: QuantityStepperPart },
  { door: 'buy-control', View: BuyControlPart },
  { door: 'product-card', View: ProductCardPart },
  { door: 'card-grid', View: CardGridPart },
  { door: 'field', View: FieldPart },
  { door: 'text-field', View: TextFieldPart },
  { door: 'password-field', View: PasswordFieldPart },
  { door: 'phone-field', View: PhoneFieldPart },
  { door: 'text-area', View: TextAreaPart },
  { door: 'select', View: SelectPart },
  { door: 'checkbox', View: CheckboxPart },
  { door: 'search-field', View: SearchFieldPart },
  { door: 'notice', View: NoticePart },
  { door: 'failure', View: FailurePart },
  { door: 'empty-state', View: EmptyStatePart },
  { door: 'skeleton', View: SkeletonPart },
  { door: 'spinner', View: SpinnerPart },
  { door: 'visually-hidden', View: VisuallyHiddenPart },
  { door: 'container', View: ContainerPart },
  { door: 'disclosure', View: DisclosurePart },
  { door: 'rich-text', View: RichTextPart },
  { door: 'toast', View: ToastPart },
  { door: 'dialog', View: DialogPart },
];
