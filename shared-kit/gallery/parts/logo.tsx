import { Logo, LogoSign } from '../../src/ui/logo/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function LogoPart() {
  const { t } = useGallery();
  return (
    <Row>
      <Case name="word-mark">
        <Logo word={t.word} />
      </Case>
      <Case name="sign">
        <LogoSign />
      </Case>
    </Row>
  );
}
