import '../../src/ui/base.css';
import '../../src/ui/fonts.css';
import '../../src/ui/tokens.css';
import * as icons from '../../src/ui/icon/index.ts';
import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from '../../src/ui/logo/fragments.ts';
import { Logo, LogoSign } from '../../src/ui/logo/index.ts';
import { DEFAULT_COLORS, themeColors } from '../../src/ui/theme/index.ts';
import gallery from '../gallery.module.css';
import { Line, type Part, statesOf } from '../part.tsx';
import fonts from './fonts.module.css';
import theme from './theme.module.css';
import shapes from './tokens.module.css';

const { DrawnIcon: _, ...drawings } = icons;

const GROUNDS = ['background', 'surface', 'second-background', 'elements-soft', 'danger-soft', 'success-soft', 'warning-soft'];
const INKS = ['text', 'second-text', 'elements-text', 'button-text', 'danger', 'success', 'warning'];
const FILLS = ['elements', 'elements-hover', 'button', 'button-hover', 'passed-button', 'danger'];
const SPACES = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20'];
const SHAPES = ['small', 'normal', 'large', 'round'];
const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'];
const WEIGHTS = ['normal', 'medium', 'strong', 'bold'];

export const FOUNDATIONS: readonly Part[] = [
  {
    // Every text on every background, and texts on fills; readable with any colours of the CMS.
    subpath: 'theme',
    states: (t) => [
      {
        name: `${Object.keys(themeColors(DEFAULT_COLORS)).length} --color-*`,
        width: 'line',
        view: (
          <div className={theme['table']}>
            {GROUNDS.map((ground) => (
              <div key={ground} className={theme['ground']} data-ground={ground}>
                <p>{ground}</p>
                {INKS.map((ink) => (
                  <p key={ink} data-ink={ink}>
                    {ink}
                  </p>
                ))}
              </div>
            ))}
          </div>
        ),
      },
      {
        name: 'fills',
        width: 'line',
        view: (
          <div className={theme['table']}>
            {FILLS.map((fill) => (
              <p key={fill} className={theme['fill']} data-fill={fill}>
                {fill}
              </p>
            ))}
            <p className={theme['edge']}>{t.slim}</p>
          </div>
        ),
      },
    ],
  },
  {
    subpath: 'tokens.css',
    states: (t) => [
      {
        name: '--text',
        width: 'line',
        view: SIZES.map((size) => (
          <p key={size} className={shapes['text']} data-size={size}>
            {t.brand}
          </p>
        )),
      },
      {
        name: '--space',
        width: 'line',
        view: (
          <Line>
            {SPACES.map((space) => (
              <span key={space} className={shapes['space']} data-space={space} />
            ))}
          </Line>
        ),
      },
      {
        name: '--radius, --shadow-raised, --shadow-floating',
        width: 'line',
        view: (
          <Line>
            {SHAPES.map((shape) => (
              <span key={shape} className={shapes['box']} data-shape={shape} />
            ))}
            <span className={shapes['box']} data-shadow="raised" />
            <span className={shapes['box']} data-shadow="floating" />
          </Line>
        ),
      },
    ],
  },
  {
    // Both alphabets, figures and the rouble in one hand.
    subpath: 'fonts.css',
    states: (t) =>
      WEIGHTS.map((weight) => ({
        name: `--weight-${weight}`,
        width: 'line',
        view: [t.alphabet, t.latin].map((text) => (
          <p key={text} className={fonts['sample']} data-weight={weight}>
            {text}
          </p>
        )),
      })),
  },
  {
    subpath: 'base.css',
    states: (t) => [
      { name: 'h2', view: <h2>{t.article}</h2> },
      { name: 'h3', view: <h3>{t.article}</h3> },
      {
        name: 'strong, b',
        view: (
          <p>
            <strong>{t.vitamins}</strong>
          </p>
        ),
      },
      {
        name: 'p, a',
        width: 'line',
        view: (
          <p>
            {t.longText} <a href="#base.css">{t.link}</a>
          </p>
        ),
      },
      { name: 'overflow-wrap', width: 'narrow', view: <p>{`${t.longWord}${t.longWord}`}</p> },
      { name: 'hr', width: 'line', view: <hr /> },
    ],
  },
  {
    subpath: 'icon',
    states: () => [
      ...Object.entries(drawings).map(([name, Icon]) => ({ name: name.replace('Icon', ''), view: <Icon size="large" /> })),
      ...statesOf(icons.LeafIcon, {}, { small: { size: 'small' }, normal: { size: 'normal' }, large: { size: 'large' } }),
    ],
  },
  {
    subpath: 'logo',
    states: (t) => [
      { name: 'word-mark', view: <Logo word={t.word} /> },
      { name: 'sign', view: <LogoSign /> },
    ],
  },
  {
    // The eight leaves in the order in which the greeting lets them grow.
    subpath: 'logo/fragments',
    states: () =>
      LOGO_FRAGMENTS.map((path, index) => ({
        name: String(index + 1),
        view: (
          <svg className={gallery['leaf']} viewBox={LOGO_VIEW_BOX} aria-hidden="true">
            <path d={path} />
          </svg>
        ),
      })),
  },
];
