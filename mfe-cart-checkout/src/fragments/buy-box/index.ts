import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
import { buyBoxInputContract } from '../../contracts.ts';
import { BuyBoxPlaceholder, BuyBoxView } from './view.tsx';

export const fragment = defineEmbeddedFragment({ View: BuyBoxView, Placeholder: BuyBoxPlaceholder, input: buyBoxInputContract });
