import { renderToString } from 'react-dom/server.browser';
import App from './app.js';

export const render = (_url, { locale }) => renderToString(<App locale={locale} />);
