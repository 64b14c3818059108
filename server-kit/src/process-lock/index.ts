export { holderOf, takeLock } from './process-lock.ts';
