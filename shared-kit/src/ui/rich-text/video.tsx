import { useState } from 'react';
import type { Picture as ApiPicture } from '../../contracts/browser/index.ts';
import { type EmbeddedVideo, embeddedVideo, isHostedVideo } from '../../contracts/video.ts';
import { PlayIcon } from '../icon/index.ts';
import { Picture, pictureSource } from '../picture/index.ts';
import { isSafeAddress } from './blocks.ts';
import { ProseLink } from './inline.tsx';
import styles from './view.module.css';
import { useSurroundings } from './words.ts';

interface Props {
  readonly address: string;
  readonly title: string;
  readonly poster: ApiPicture | null;
}

/** A video: of this site as a player of the browser, of a known one behind a button, of any other as a link. */
export function ProseVideo({ address, title, poster }: Props) {
  const embedded = embeddedVideo(address);
  if (embedded) return <Embedded video={embedded} title={title} poster={poster} />;
  if (!isHostedVideo(address)) return <p>{isSafeAddress(address) ? <ProseLink address={address} text={title} /> : title}</p>;
  return (
    <figure className={styles['figure']}>
      <video
        className={styles['player']}
        controls
        playsInline
        preload="none"
        src={address}
        aria-label={title}
        {...(poster && { poster: pictureSource(poster).src })}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** The button that had it is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

interface EmbeddedProps {
  readonly video: EmbeddedVideo;
  readonly title: string;
  readonly poster: ApiPicture | null;
}

/** The other site is contacted when the button is pressed; without scripts the link leads to the video. */
function Embedded({ video, title, poster }: EmbeddedProps) {
  const { words } = useSurroundings();
  const [isPlaying, setPlaying] = useState(false);
  return (
    <figure className={styles['figure']}>
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className={styles['player']}
          src={video.player}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation"
        />
      ) : (
        <button type="button" className={styles['poster']} data-live="" onClick={() => setPlaying(true)}>
          {poster && <Picture {...pictureSource(poster)} alt="" sizes="(min-width: 768px) 720px, 100vw" fit="cover" />}
          <span className={styles['play']}>
            <PlayIcon size="large" />
            <span className={styles['invitation']}>{`${words.play}: ${title}`}</span>
            <span className={styles['note']}>{words.playFrom(video.host)}</span>
          </span>
        </button>
      )}
      <figcaption>
        <span>{title}</span>
        <ProseLink address={video.page} text={words.openAt(video.host)} />
      </figcaption>
    </figure>
  );
}
