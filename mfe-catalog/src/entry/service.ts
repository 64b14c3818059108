import { defineService } from '@vitrava/shared-kit/mount/service';
import { favouritesStarted, toggleReplayed } from '../features/sync-favourites/index.ts';

export const { name, start, replay } = defineService({
  name: 'favourites',
  start: favouritesStarted,
  replay: { 'catalog/favouriteToggled': toggleReplayed },
});
