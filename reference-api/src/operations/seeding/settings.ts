import type { Settings } from '@vitrava/shared-kit/contracts/api';
import { type Database, setting } from '../../database/index.ts';

/** The palette around the four given colours: warm paper, deep green, one orange that means "act". */
export const DEFAULT_SETTINGS: Settings = {
  CMS_COLORS: {
    background: '#f8f5ee',
    text: '#1f2a24',
    second_text: '#5d6a62',
    default_button: '#f15f18',
    hover_button: '#ff7738',
    passed_button: '#7d9a86',
    second_background: '#ffffff',
    second_border: '#e0d9c8',
    elements: '#2C5E3D',
  },
  CMS_LOGO: 'vitrava',
  CMS_PAGE_SIZE: 24,
  CMS_SHOW_DISCOUNTS: true,
  CMS_TG_BOT: false,
};

export async function loadSettings(db: Database, settings: Settings): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: { value } }));
  await db.insert(setting).values(rows).onConflictDoNothing();
}
