import singleSpaVue from 'single-spa-vue';
import { createApp, h } from 'vue';
import App from './app.vue';

export const { bootstrap, mount, unmount } = singleSpaVue({ createApp, appOptions: { render: () => h(App) } });
