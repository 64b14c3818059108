import { Failure, type FailureProps } from '@vitrava/shared-kit/ui/failure';
import { RichText, type RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import type { ReactElement } from 'react';
import { Contents } from '../contents/index.ts';
import styles from './view.module.css';

export interface SectionsProps {
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  readonly sections: readonly { readonly id: string; readonly name: string; readonly blocks: readonly RichTextBlock[] }[];
  /** Name of the list of sections. */
  readonly label: string;
  readonly loadingLabel: string;
  /** What stands in place of a document that did not come. */
  readonly failure: FailureProps;
  readonly toHref: (path: string) => string;
}

/** A document in sections, each with its anchor. */
export function Sections({ state, sections, label, loadingLabel, failure, toHref }: SectionsProps): ReactElement {
  if (state === 'loading') return <SectionsSkeleton label={loadingLabel} />;
  if (state !== 'ready') return <Failure {...failure} />;
  return (
    <Contents label={label} sections={sections}>
      {sections.map(({ id, name, blocks }) => (
        <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{name}</h2>
          <RichText blocks={blocks} toHref={toHref} tableLabel={name} />
        </section>
      ))}
    </Contents>
  );
}

function SectionsSkeleton({ label }: { readonly label: string }): ReactElement {
  return (
    <div className={styles['section']} role="status" aria-busy="true" aria-label={label}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={6} />
      <Skeleton lines={5} />
    </div>
  );
}
