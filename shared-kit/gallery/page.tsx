import { LOCALE_CODES, LOCALES, type LocaleCode } from '../src/contracts/locale.ts';
import { createI18n, I18nProvider } from '../src/i18n/index.ts';
import { Container } from '../src/ui/container/index.ts';
import { SegmentedLinks } from '../src/ui/segmented/index.ts';
import styles from './gallery.module.css';
import { States } from './part.tsx';
import { PARTS } from './parts/index.ts';
import { textsOf } from './texts.ts';
import { THEMES, type ThemeName } from './themes.ts';

interface Props {
  readonly locale: LocaleCode;
  readonly theme: ThemeName;
  /** One part alone; all when absent. */
  readonly only?: string | undefined;
}

/** Every part of the kit, in one language and in one set of colours. */
export function Gallery({ locale, theme, only }: Props) {
  const t = textsOf(locale);
  const parts = PARTS.filter(({ subpath }) => only === undefined || subpath === only);
  const address = (to: { readonly locale: LocaleCode; readonly theme: ThemeName }) =>
    `?${new URLSearchParams({ ...to, ...(only && { only }) })}`;
  return (
    <I18nProvider i18n={createI18n(locale, {})}>
      <header className={styles['bar']}>
        <Container>
          <div className={styles['line']}>
            <h1 className={styles['title']}>{t.gallery}</h1>
            <SegmentedLinks
              label={t.language}
              current={locale}
              items={LOCALE_CODES.map((code) => ({ id: code, label: LOCALES[code].name, href: address({ locale: code, theme }) }))}
            />
            <SegmentedLinks
              label={t.colours}
              current={theme}
              items={(Object.keys(THEMES) as ThemeName[]).map((id) => ({ id, label: t.themes[id], href: address({ locale, theme: id }) }))}
            />
          </div>
        </Container>
      </header>
      <main>
        <Container>
          <div className={styles['page']}>
            {parts.map(({ subpath, isField, states }) => (
              <section key={subpath} className={styles['section']} id={subpath} aria-labelledby={`${subpath}-name`}>
                <h2 className={styles['name']} id={`${subpath}-name`}>
                  {subpath}
                </h2>
                <States isField={isField ?? false} states={states(t, locale)} />
              </section>
            ))}
          </div>
        </Container>
      </main>
    </I18nProvider>
  );
}
