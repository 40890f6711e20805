import { text } from '../../text/library.ts';

/** Why the library could not do what it was asked. */
export type Failure = 'forbidden' | 'full' | 'newer' | 'blocked' | 'lost' | 'unreadable';

const BY_NAME: Readonly<Record<string, Failure>> = {
  MissingAPIError: 'forbidden',
  SecurityError: 'forbidden',
  InvalidStateError: 'forbidden',
  OpenFailedError: 'forbidden',
  QuotaExceededError: 'full',
  VersionError: 'newer',
  BlockedError: 'blocked',
  DatabaseClosedError: 'lost',
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What an error of IndexedDB means. Libraries wrap errors: the innermost one that is known counts. */
export function failureOf(error: unknown): Failure {
  let failure: Failure | undefined;
  let inner: unknown = error;
  for (let depth = 0; isObject(inner) && depth < 5; depth++) {
    failure = BY_NAME[String(inner['name'])] ?? failure;
    inner = inner['inner'] ?? inner['cause'];
  }
  return failure ?? 'lost';
}

/** A failure as a sentence. */
export const failureText = (failure: Failure): string => text(`library.failure.${failure}`);
