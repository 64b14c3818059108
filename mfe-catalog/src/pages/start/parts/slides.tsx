import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Picture, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Slide } from '../../../contracts.ts';
import { Carousel } from '../../../ui/carousel/index.ts';
import { SLIDE_SIZES } from '../slides.ts';
import styles from './slides.module.css';

/** Advertising; the pictures keep their start side even, for the words. */
export function Slides({ slides }: { readonly slides: readonly Slide[] }): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <Carousel label={t('slides.label')} roleDescription={t('carousel')} previousLabel={t('slides.previous')} nextLabel={t('slides.next')}>
      {slides.map((slide, index) => (
        <article key={slide.id} className={styles['slide']} aria-label={slide.title}>
          <div className={styles['picture']}>
            <Picture {...pictureSource(slide.picture)} alt="" sizes={SLIDE_SIZES} priority={index === 0} fit="cover" />
          </div>
          <div className={styles['words']}>
            <p className={styles['title']}>{slide.title}</p>
            <p className={styles['text']}>{slide.text}</p>
            <ButtonLink href={slide.to.startsWith('/') ? localizePath(slide.to, locale) : slide.to}>{slide.action}</ButtonLink>
          </div>
        </article>
      ))}
    </Carousel>
  );
}
