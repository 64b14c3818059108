import { renderToString } from 'react-dom/server';
import type { DrawConsole } from '../report/index.ts';
import { ConsoleApp, titleOf } from './app.tsx';

/** Draws the page of the console on the server. */
export const drawConsole: DrawConsole = (page) => ({ title: titleOf(page), html: renderToString(<ConsoleApp {...page} />) });
