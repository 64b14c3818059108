import { Picture, pictureSource } from '../../src/ui/picture/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';
import { apiPicture, pictures } from '../pictures.ts';

const FITS = ['natural', 'contain', 'cover'] as const;

export function PicturePart() {
  const { t } = useGallery();
  const [first] = pictures;
  if (!first) return null;
  return (
    <Row>
      {FITS.map((fit) => (
        <Case key={fit} name={fit}>
          <div className={styles['frame']}>
            <Picture {...first} alt={t.packAlt} fit={fit} />
          </div>
        </Case>
      ))}
      <Case name="srcset">
        <div className={styles['frame']}>
          <Picture {...pictureSource(apiPicture)} alt="" fit="contain" sizes="12rem" />
        </div>
      </Case>
    </Row>
  );
}
