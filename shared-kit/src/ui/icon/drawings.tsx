import styles from './view.module.css';

/** Icons are decoration: the words beside them, or the label of the button around them, carry the meaning. */
export interface IconProps {
  /** Edge in the 4-point grid: small 16, normal 20, large 24 px. Normal when absent. */
  readonly size?: 'small' | 'normal' | 'large';
}

interface DrawnIconProps extends IconProps {
  /** The path of the drawing. */
  readonly d: string;
  readonly isFilled?: boolean;
}

/** A drawing in the look of the family: 24 px grid, stroke of 1.75, round ends, the colour of the text. */
export function DrawnIcon({ d, isFilled = false, size = 'normal' }: DrawnIconProps) {
  return (
    <svg
      className={styles['root']}
      data-size={size}
      data-filled={isFilled || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

function icon(d: string, isFilled = false) {
  return ({ size }: IconProps) => <DrawnIcon d={d} isFilled={isFilled} {...(size && { size })} />;
}

/* The drawings of the family. Each is a component of its own, so that a page carries only those that it shows. */

/** The cart. */
export const CartIcon = /* @__PURE__ */ icon(
  'M2.8 4h1.7c.6 0 1.1.4 1.2 1l1.9 9.3c.2.8.8 1.3 1.6 1.3h8.1c.7 0 1.4-.5 1.6-1.2l1.7-6.1H6.3M9.3 20.9a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6ZM16.9 20.9a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6Z',
);
/** Favourites. */
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20.2s-7.8-4.6-7.8-10.5A4.4 4.4 0 0 1 8.6 5.2c1.5 0 2.7.8 3.4 2 .7-1.2 1.9-2 3.4-2a4.4 4.4 0 0 1 4.4 4.5c0 5.9-7.8 10.5-7.8 10.5Z',
);
/** The account. */
export const UserIcon = /* @__PURE__ */ icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.7-3.3 3.7-5 7.5-5s6.8 1.7 7.5 5');
/** Search. */
export const SearchIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4');
/** Opens the menu. */
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h11');
/** Closes or removes. */
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
/** Back, previous. */
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6');
/** Forward, next. */
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6');
/** Opens what is below. */
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6');
/** Plays a video. */
export const PlayIcon = /* @__PURE__ */ icon('M8 5.8v12.4c0 .6.7 1 1.2.6l9.4-6.2c.4-.3.4-.9 0-1.2L9.2 5.2c-.5-.4-1.2 0-1.2.6Z', true);
/** One more. */
export const PlusIcon = /* @__PURE__ */ icon('M12 5.5v13M5.5 12h13');
/** One fewer. */
export const MinusIcon = /* @__PURE__ */ icon('M5.5 12h13');
/** Removes from a list. */
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V5c0-.6.4-1 1-1h3c.6 0 1 .4 1 1v2M6.5 7l.7 11.6c.1.8.7 1.4 1.5 1.4h6.6c.8 0 1.4-.6 1.5-1.4L17.5 7M10.2 11v5M13.8 11v5',
);
/** Done, chosen. */
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.6 4.5L19 7.5');
/** Opens the filters. */
export const FilterIcon = /* @__PURE__ */ icon(
  'M4 7h8M17 7h3M4 17h3M12 17h8M14.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
/** Language. */
export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.8 12h16.4M12 3.5c2.3 2.3 3.5 5.2 3.5 8.5s-1.2 6.2-3.5 8.5c-2.3-2.3-3.5-5.2-3.5-8.5s1.2-6.2 3.5-8.5Z',
);
/** A phone number. */
export const PhoneIcon = /* @__PURE__ */ icon(
  'M8.3 4H5.6C4.7 4 4 4.7 4 5.6 4 13.6 10.4 20 18.4 20c.9 0 1.6-.7 1.6-1.6v-2.7c0-.5-.4-1-.9-1.1l-3-.6c-.4-.1-.8.1-1.1.4l-.9 1.2a11.7 11.7 0 0 1-5.7-5.7l1.2-.9c.3-.3.5-.7.4-1.1l-.6-3c-.1-.5-.6-.9-1.1-.9Z',
);
/** An email address, a message. */
export const MailIcon = /* @__PURE__ */ icon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9c0-1.1.9-2 2-2ZM4 7.5l8 5.5 8-5.5',
);
/** A place on the map. */
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s7-5.7 7-11a7 7 0 1 0-14 0c0 5.3 7 11 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
/** Delivery. */
export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 6.5h11.3v10M2.5 6.5v10h2.1M9.4 16.5h5.2M13.8 9.5h3.7l4 4v3h-2.1M7 18.9a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM17 18.9a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
);
/** Safety, a guarantee. */
export const ShieldIcon = /* @__PURE__ */ icon('M12 3.5l7 2.6v5.4c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6.1l7-2.6ZM8.8 12l2.3 2.3 4.2-4.5');
/** Natural; a stand-in for a picture. */
export const LeafIcon = /* @__PURE__ */ icon('M5 19c0-9 5-14 14.5-14.5C20 14 15 19 8.5 18 7 17.8 5.9 17 5.3 16M5 20c1.5-4.5 4-7.5 8-9.5');
/** Information. */
export const InfoIcon = /* @__PURE__ */ icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11.2v5M12 7.9h.01');
/** A warning, a failure. */
export const AlertIcon = /* @__PURE__ */ icon(
  'M10.7 4.8 3.2 17.7c-.6 1 .1 2.3 1.3 2.3h15c1.2 0 1.9-1.3 1.3-2.3L13.3 4.8c-.6-1-2-1-2.6 0ZM12 9.7v4M12 16.9h.01',
);
/** Leads on. */
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15M13.5 6l6 6-6 6');
/** Try again. */
export const RefreshIcon = /* @__PURE__ */ icon(
  'M19.5 12a7.5 7.5 0 0 1-13.3 4.8M4.5 12a7.5 7.5 0 0 1 13.3-4.8M18.5 3.5v4h-4M5.5 20.5v-4h4',
);
/** An order, a parcel. */
export const BoxIcon = /* @__PURE__ */ icon('M12 3.5l8 4v9l-8 4-8-4v-9l8-4ZM4.3 7.7 12 11.5l7.7-3.8M12 11.5v9M8 5.6l7.8 3.9');
/** Shows the password. */
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.8 12S6 5.8 12 5.8 21.2 12 21.2 12 18 18.2 12 18.2 2.8 12 2.8 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
);
/** Hides the password. */
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M9.9 6.1A9 9 0 0 1 12 5.8c6 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.4 3.2M6.5 7.6C4 9.4 2.8 12 2.8 12S6 18.2 12 18.2c1.7 0 3.2-.5 4.5-1.2M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16',
);
/** Telegram. */
export const TelegramIcon = /* @__PURE__ */ icon('M20.5 4.5 3.5 11.2l5.2 1.9M20.5 4.5l-3 14.5-8.8-5.9M20.5 4.5 8.7 13.1v5.6l3-3.3');
/** VK. */
export const VkIcon = /* @__PURE__ */ icon('M3 7.5l3.6 9 3.6-9M14 7.5v9M20.5 7.5 14 13M16.4 11l4.6 5.5');
/** Leads to another site. */
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4.5h5.5V10M19.5 4.5l-8 8M10 5.5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4',
);
