import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/ui/tokens.css';
import '../src/ui/fonts.css';
import '../src/ui/fonts/fallback.css';
import '../src/ui/base.css';
import { DEFAULT_LOCALE, isLocaleCode, LOCALES } from '../src/contracts/locale.ts';
import { themeVariables } from '../src/ui/theme/index.ts';
import { Gallery } from './page.tsx';
import { textsOf } from './texts.ts';
import { isThemeName, THEMES } from './themes.ts';

const query = new URLSearchParams(location.search);
const wanted = { locale: query.get('locale'), theme: query.get('theme') };
const locale = isLocaleCode(wanted.locale) ? wanted.locale : DEFAULT_LOCALE;
const theme = isThemeName(wanted.theme) ? wanted.theme : 'default';

const page = document.documentElement;
page.lang = LOCALES[locale].iso;
document.title = textsOf(locale).gallery;
// As the shell does.
if (innerWidth > page.clientWidth) page.dataset['scrollbar'] = 'roomy';
for (const [name, value] of Object.entries(themeVariables(THEMES[theme]))) page.style.setProperty(name, value);

const root = document.getElementById('gallery');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery locale={locale} theme={theme} only={query.get('only') ?? undefined} />
    </StrictMode>,
  );
}
