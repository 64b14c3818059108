import { mount as draw, unmount as remove } from 'svelte';
import App from './app.svelte';

let app;

export async function bootstrap() {}

export async function mount({ domElement }) {
  app = draw(App, { target: domElement });
}

export async function unmount() {
  await remove(app);
}
