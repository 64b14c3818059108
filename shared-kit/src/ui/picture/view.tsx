import styles from './view.module.css';

/** What an `<img>` needs to load the right file and keep its place. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  /** Of the file; gives the aspect ratio before it arrives. */
  readonly width: number;
  readonly height: number;
}

interface Props extends PictureSource {
  /** Empty for decoration. */
  readonly alt: string;
  /** How wide it is shown: `(min-width: 1024px) 25vw, 50vw`. */
  readonly sizes?: string;
  /** The largest thing above the fold: loads eagerly with high priority. At most one on a page. */
  readonly priority?: boolean;
  /** `natural` keeps the file's own ratio, `contain` shows all of it within the parent, `cover` fills the parent. Natural when absent. */
  readonly fit?: 'natural' | 'contain' | 'cover';
  /** Address of a smaller file that the browser has already: shown until this one has loaded. */
  readonly preview?: string | undefined;
}

/** An image that never shifts the page and never stretches. */
export function Picture({ src, srcSet, sizes, width, height, alt, priority = false, fit = 'natural', preview }: Props) {
  return (
    <img
      className={styles['root']}
      data-fit={fit}
      {...(srcSet !== undefined && { srcSet, sizes: sizes ?? '100vw' })}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' as const })}
      decoding="async"
      draggable={false}
      src={src}
      {...(preview && { style: { backgroundImage: `url(${JSON.stringify(preview)})` } })}
    />
  );
}
