import { servePull } from '../reading/servePull.ts';
import { readBatches } from './batches.ts';
import type { ReaderRequest } from './readerRequest.ts';

servePull(({ bytes, isSample }: ReaderRequest) => readBatches(bytes, { now: Date.now, isSample }));
