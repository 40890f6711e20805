/** A whole game as a code for an address, and back. No server stores any of it. */
export { LINK_LIMITS } from './limits.ts';
export {
  formatLink,
  LINK_ERRORS,
  parseLink,
  parseLinkInSlices,
  type LinkError,
  type LinkTooLong,
} from './link.ts';
