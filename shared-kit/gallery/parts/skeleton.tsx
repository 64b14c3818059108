import { Skeleton } from '../../src/ui/skeleton/index.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const WIDTHS = ['third', 'half', 'most', 'whole'] as const;

export function SkeletonPart() {
  return (
    <>
      {WIDTHS.map((width) => (
        <Case key={width} name={`text, ${width}`} width="line">
          <Skeleton width={width} />
        </Case>
      ))}
      <Case name="three lines" width="line">
        <Skeleton lines={3} />
      </Case>
      <Case name="title" width="line">
        <Skeleton shape="title" width="half" />
      </Case>
      <Case name="control" width="narrow">
        <Skeleton shape="control" />
      </Case>
      <Case name="block">
        <div className={styles['frame']}>
          <Skeleton shape="block" />
        </div>
      </Case>
    </>
  );
}
