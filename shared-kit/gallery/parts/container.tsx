import { Container } from '../../src/ui/container/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

const WIDTHS = ['page', 'prose', 'form'] as const;

export function ContainerPart() {
  const { t } = useGallery();
  return (
    <>
      {WIDTHS.map((width) => (
        <Case key={width} name={width} width="line">
          <Container width={width}>
            <p className={styles['swatch']}>{t.longText}</p>
          </Container>
        </Case>
      ))}
    </>
  );
}
