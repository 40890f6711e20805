/** Middlegame positions of Poron with about 200 legal moves each, from random games that prefer captures. */
export const MIDDLEGAMES: readonly string[] = [
  'cjhg1kgm1h1d/d1d1d1d3j1/1sdssd1ss1s1/4d2m1dp1/s9ds/2s2ss5/9s2/12/9d2/12/12/12/7S2S1/S2S2MH1JS1/3S1S5D/2SDS2D1D1S/DD1HDDD2D1D/KD1M2JCGCG1 b B Mb2,Wc5,Ca5 61',
  'j2d2kc1hjc/d1dhd2ddddd/ss2s2smdss/1sd1s7/7m4/6s5/2ds8/12/12/12/2S7g1/2S9/3D6D1/S4JSD2D1/3S6S1/D1S1M2S2SS/D2DDMG1D1D1/CJH4C1HDK y - - 74',
  'cjhgckgmmhj1/ddd1d1d1ddd1/s1s2sss4/3psd1s1d2/2ss3s3d/7ss3/2d9/12/12/12/12/12/6SDDS2/SSDS5S2/1S2DS6/5SG1S1SS/DDD1DD2DD1D/PJHMMK1CGHJC y B Cd5 36',
  '1j1gjkcdmhhc/dddd2dd2d1/1s1s4gss1/1s4s1s1m1/s1d2d2d1ds/5s6/12/7s4/12/12/12/5S6/S4HD5/4M2SD1S1/3S1SM1S3/1S2SD1SD1DS/DDD4D2DK/CJ1DDG1CGHJ1 b B Cb5 55',
  'cjhg1kgmmhjc/dd1dddddddd1/sss1sss1s1ss/2s6s2/3p8/d3d7/7s4/12/12/12/12/10D1/6PSS3/6D1D3/S5S5/1SSSS1S1SSS1/DDDDD1DKDDD1/CJ1MMGHG1HJC y B Wd5 28',
  'cjh2g3h2/dd2dkddd2c/1s3s2mds1/1dd2sp2sdm/s3s4sjs/2ds8/1s10/12/10s1/12/3D8/5S6/2S2D3D2/S1M1S1S1C3/S1D2DS4S/C1S3GDS2S/1D4KDDDD1/1JH1D3GHJM y YB Wb5 80',
];

/** Six more, from games of random moves, 43 to 93 turns after the start; no side is far ahead. */
export const RANDOM_MIDDLEGAMES: readonly string[] = [
  'cjh1gk1mmhjc/dd2ddd1dddd/sss4s1ss1/9ds1/1s4s1s3/1ds1s6g/12/12/6p5/12/12/D11/2SD4S3/2S4D1SSD/S3S1SD3S/S3S2G1D1S/DDD1D5D1/CKHMMGJ2PJ1 b YB - 47',
  'cjh3g2hjc/1dk1d3d1dd/2dsg1d1d3/s1ds1m4d1/1d2ssms1s2/2s5s1s1/12/d10s/12/12/12/12/2S1S1SDS3/1SD2SD1DD2/3DDSMS2S1/S1D2D1S1D2/4G3H3/CJH1M2KGDP1 b Y Wb5,Cf5 93',
  'cjh2kg1mhjc/d1ddgd1d3d/1ss4sds2/7sd1m1/1d1ds5sd/3s1s2s2s/12/12/12/12/12/Sp10/1SD9/4D2S1S2/1S1DD2D1S2/1S1S1DSSSSD1/M5D1DDD1/CJH1MGDGKH1C y B Za2,Wa5 64',
  'cjhg1k1m1j1c/dddd1d1dd1hd/d1s1s2s1m2/1d2s4sd1/2ss4s1s1/11s/10s1/12/8P3/8g3/12/8S3/S10D/1S2p2S3S/3DSS3SS1/1S5S4/D1DDD1DDDDG1/CJH1MGDCMHJK b B Zd2,Wa5 61',
  '1jhgck1mmhPc/1dddd3dddd/3ds3ss1s/1ss3d5/5s2d3/1s1s8/12/6p5/12/12/12/4D5g1/11S/2S2S2S3/2S3DDS3/1S1SS2S2S1/DDDDDDGD1D1D/CJHM1GMK1HJC b YB - 43',
  'c1jg1kgm1hjc/dddd1d1d1d1d/s2s2s1p2d/s1s2s2s1s1/4md5s/7s4/8s1d1/12/12/12/12/12/S1D4D4/M3S2D3S/1S1D2SSS3/SSD2S3DSS/DJ3MD1D1DD/C1HKDGP1GHJC y YB Cd5 44',
];

/** A position that no game leads to: one piece, the Pallan on Nf3, can go to 213 of the other 215 squares. */
export const CROWDED =
  's1sS1c1d1SDC/cH1jMHHDdDdh/DJDHCdcj1msc/sd1JsdD1HdsM/ccc2m1CdsHs/hD1JChJH1d1d/Csdc1Hddh1j1/J1DHdCds1sCm/2s1cscm1D1d/CDmH1PhMssjc/mjD1djdhH2d/1SdH1J3JSm/1hjHMDjCHJDs/JD2CMhSScC1/mmhdjJssHSs1/D1JdHJJJCs1k/2hhMMJCSJM1/K1s1MhM3S1 y - - 60';

/** Middlegame positions of the small games, by variation. */
export const SMALL_GAMES: readonly (readonly [variation: string, depth: number])[] = [
  ['pastang', 4],
  ['stikitche', 4],
  ['draks-city', 4],
];

/** Chess positions for comparison: the start, and two that are used to test move generators. */
export const CHESS: readonly (readonly [name: string, fen: string, depth: number])[] = [
  ['chess start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 4],
  ['chess middlegame 1', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 3],
  ['chess middlegame 2', 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', 3],
];

/** The large boards, and Lamdu with the rules by which it is played, each with its perft depth. */
export const LARGE_BOARDS = [
  ['hyrshiv', 2],
  ['hyrshiv:lamdu', 2],
  ['jikshiv', 2],
  ['hyrshiv:lamdu+jiktar-as-chuktar+kapt-to-vault+two-bends+vault-then-move', 2],
] as const;
