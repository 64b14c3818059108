import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { singleSpaAngular } from 'single-spa-angular';
import { App } from './app';

export const { bootstrap, mount, unmount } = singleSpaAngular({
  bootstrapFunction: () => bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] }),
  template: '<app-root />',
  NgZone: 'noop',
});
