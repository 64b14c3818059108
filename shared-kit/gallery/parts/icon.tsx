import * as icons from '../../src/ui/icon/index.ts';
import { Case, Row } from '../case.tsx';

const SIZES = ['small', 'normal', 'large'] as const;

/** The family, and its three sizes. */
export function IconPart() {
  return (
    <Row>
      {Object.entries(icons).map(([name, Icon]) => (
        <Case key={name} name={name.replace('Icon', '')}>
          <Icon size="large" />
        </Case>
      ))}
      {SIZES.map((size) => (
        <Case key={size} name={size}>
          <icons.LeafIcon size={size} />
        </Case>
      ))}
    </Row>
  );
}
