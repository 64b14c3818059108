import type { SeedArticle } from '../../shapes.ts';
import { BATCH_TESTING } from './batch-testing.ts';
import { COLLAGEN } from './collagen.ts';
import { D3_WINTER } from './d3-winter.ts';
import { HEALTHY_FOOD } from './healthy-food.ts';
import { LABEL } from './label.ts';
import { OMEGA } from './omega.ts';
import { PROBIOTICS } from './probiotics.ts';
import { RECYCLING } from './recycling.ts';
import { SLEEP } from './sleep.ts';
import { WAREHOUSE } from './warehouse.ts';

export const ARTICLES: readonly SeedArticle[] = [
  D3_WINTER,
  WAREHOUSE,
  OMEGA,
  LABEL,
  SLEEP,
  BATCH_TESTING,
  PROBIOTICS,
  COLLAGEN,
  RECYCLING,
  HEALTHY_FOOD,
];
