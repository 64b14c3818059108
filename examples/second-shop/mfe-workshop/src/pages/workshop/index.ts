import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { defineComponent, h, ref } from 'vue';
import type { Words } from '../../vue/words.ts';
import styles from './view.module.css';

const PRICE = 24.5;

const View = defineComponent({
  props: { words: { type: Object, required: true }, locale: { type: String, required: true } },
  setup(props) {
    const wheels = ref(1);
    const money = (amount: number) => formatMoney(amount, props.locale as LocaleCode);
    return () => {
      const { routes, question, more, sum } = props.words as Words;
      return h('section', { class: styles['root'] }, [
        h('h1', routes.workshop),
        h('p', question),
        h('output', { 'aria-label': sum }, `${wheels.value} × ${money(PRICE)} = ${money(wheels.value * PRICE)}`),
        h('p', [h('button', { type: 'button', onClick: () => wheels.value++ }, more)]),
      ]);
    };
  },
});

export const page = { View, title: ({ routes }: Words) => routes.workshop };
