/**
 * Puzzles that have been withdrawn: a better proof has refuted them, or there was only one legal move and so nothing to
 * find. Their addresses say that they were withdrawn, and players who solved one keep the credit.
 */
export const RETIRED: readonly string[] = [
  'drn1f4',
  'i7i0on',
  'vid9wt',
  '07wawb',
  '3qo5lx',
  '486jcr',
  '4ouxq1',
  '7pbnkt',
  '9t8ex1',
  '9x5ilc',
  'eu1nu9',
  'f5cb4h',
  'fjkpba',
  'im06u4',
  'ji0o3t',
  'lfab16',
  'pzjum2',
  'qlukp8',
  'upuclz',
  'v0xre8',
  'womqay',
  'wqrkgn',
  'yh1i96',
];
