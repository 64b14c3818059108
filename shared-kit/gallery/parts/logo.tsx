import { Logo, LogoSign } from '../../src/ui/logo/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

export function LogoPart() {
  const { t } = useGallery();
  return (
    <Row>
      <Case name="normal">
        <Logo word={t.word} />
      </Case>
      <Case name="large">
        <Logo word={t.word} size="large" />
      </Case>
      <Case name="sign">
        <LogoSign />
      </Case>
    </Row>
  );
}
