import '../../src/ui/base.css';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

/** What plain elements look like. */
export function BasePart() {
  const { t } = useGallery();
  return (
    <>
      <Row>
        <Case name="h2">
          <h2>{t.article}</h2>
        </Case>
        <Case name="h3">
          <h3>{t.article}</h3>
        </Case>
        <Case name="strong, b">
          <p>
            <strong>{t.vitamins}</strong>
          </p>
        </Case>
      </Row>
      <Case name="p, a" width="line">
        <p>
          {t.longText} <a href="#base.css">{t.link}</a>
        </p>
      </Case>
      <Case name="overflow-wrap" width="narrow">
        <p>{`${t.longWord}${t.longWord}`}</p>
      </Case>
      <Case name="hr" width="line">
        <hr />
      </Case>
    </>
  );
}
