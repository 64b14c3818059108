import { renderToString } from 'react-dom/server';
import type { DrawConsole } from '../report/index.ts';
import { ConsoleApp, titleOf } from './app.tsx';

export const drawConsole: DrawConsole = (page) => ({ title: titleOf(page), html: renderToString(<ConsoleApp {...page} />) });
