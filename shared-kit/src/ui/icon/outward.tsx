import { Glyph, type IconProps } from './glyph.tsx';

// What leads out of the shop. Apart, so that no first page brings what only the footer and popups show.

/** Telegram. */
export function TelegramIcon(props: IconProps) {
  return <Glyph {...props} d="M20.5 4.5 3.5 11.2l5.2 1.9M20.5 4.5l-3 14.5-8.8-5.9M20.5 4.5 8.7 13.1v5.6l3-3.3" />;
}

/** VK. */
export function VkIcon(props: IconProps) {
  return <Glyph {...props} d="M3 7.5l3.6 9 3.6-9M14 7.5v9M20.5 7.5 14 13M16.4 11l4.6 5.5" />;
}

/** Leads to another site. */
export function ExternalIcon(props: IconProps) {
  return (
    <Glyph {...props} d="M14 4.5h5.5V10M19.5 4.5l-8 8M10 5.5H6a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4" />
  );
}
