import { InlineText } from './inline.tsx';
import styles from './view.module.css';

interface Props {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly label: string | undefined;
}

/** A table that scrolls within itself where there is no room, so that the page does not. */
export function ProseTable({ header, rows, label }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles['table']} role="region" aria-label={label ?? header.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
              <th key={column} scope="col">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
            <tr key={row}>
              <th scope="row">
                <InlineText text={name} />
              </th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: prose does not change its order
                <td key={column}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
