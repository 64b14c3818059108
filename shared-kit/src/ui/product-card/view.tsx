import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture/index.ts';
import styles from './view.module.css';

interface Props {
  /** Address of the product page, with its locale prefix. */
  readonly href: string;
  /** The link was chosen; with the address of the picture that the browser shows, empty while there is none. */
  readonly onFollow?: (picture: string) => void;
  readonly name: string;
  readonly picture: PictureSource;
  /** How wide the picture is shown. Fits `CardGrid` when absent. */
  readonly sizes?: string;
  /** For the first picture above the fold. */
  readonly priority?: boolean;
  /** The name in a heading of this level. 3 when absent. */
  readonly headingLevel?: 2 | 3;
  readonly brand?: string;
  /** A `Price`. */
  readonly price: ReactNode;
  /** `Badge`s, over the picture. */
  readonly badges?: ReactNode;
  /** A raised `FavouriteHeart`, over the picture. */
  readonly heart?: ReactNode;
  /** A `BuyControl`. */
  readonly action?: ReactNode;
  /** Sold out: the picture steps back. */
  readonly unavailable?: boolean;
}

const GRID_SIZES = '(min-width: 1280px) 250px, (min-width: 1024px) 24vw, (min-width: 640px) 31vw, 46vw';

/** A product among others. One link covers the whole card; heart and action lie above it. Cards of a row are equally high. */
export function ProductCard(props: Props) {
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className={styles['root']} data-unavailable={props.unavailable || undefined}>
      <div className={styles['picture']}>
        <Picture {...props.picture} alt="" sizes={props.sizes ?? GRID_SIZES} priority={props.priority ?? false} fit="contain" />
        {props.badges !== undefined && <div className={styles['badges']}>{props.badges}</div>}
      </div>
      <div className={styles['text']}>
        {props.brand !== undefined && <p className={styles['brand']}>{props.brand}</p>}
        <Heading className={styles['name']}>
          <a
            className={styles['link']}
            href={props.href}
            onClick={({ currentTarget }) => props.onFollow?.(currentTarget.closest('article')?.querySelector('img')?.currentSrc ?? '')}
          >
            {props.name}
          </a>
        </Heading>
      </div>
      {props.price}
      {props.action !== undefined && <div className={styles['action']}>{props.action}</div>}
      {props.heart}
    </article>
  );
}
