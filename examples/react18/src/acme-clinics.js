import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import App from './app.js';

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: App,
  renderType: () => (document.querySelector('[data-boundary=clinics] h1') ? 'hydrateRoot' : 'createRoot'),
  errorBoundary: () => <p>The page has failed.</p>,
});
