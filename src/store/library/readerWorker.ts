import { servePull } from '../reading/servePull.ts';
import { openBatches } from './batches.ts';
import type { ReaderRequest } from './readerRequest.ts';

servePull(({ bytes, isSample }: ReaderRequest) => openBatches(bytes, { now: Date.now, isSample }));
