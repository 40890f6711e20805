/** A thread of Node does not take over the loader of TypeScript from the one that starts it: this sets it up again. */
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
