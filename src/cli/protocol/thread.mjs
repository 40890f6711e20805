/** A Node thread does not inherit the TypeScript loader from the thread that starts it: this sets it up again. */
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
