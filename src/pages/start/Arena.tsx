import styles from './scene.module.css';

/** The arches of the arena's highest tier, seen from the sand. */
const ARCHES = Array.from({ length: 13 }, (_, index) => {
  const x = 12 + index * 48;
  return `M${x} 214v-30a14 14 0 0 1 28 0v30z`;
}).join('');

/** The arena under its two suns, as a picture without an accessible name. */
export function Arena() {
  return (
    <svg
      className={styles['arena']}
      viewBox="0 0 640 520"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="arena-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles['skyHigh']} />
          <stop offset="1" className={styles['skyLow']} />
        </linearGradient>
        <radialGradient id="arena-red">
          <stop offset="0.35" className={styles['redGlow']} stopOpacity="0.5" />
          <stop offset="1" className={styles['redGlow']} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="arena-green">
          <stop offset="0.35" className={styles['greenGlow']} stopOpacity="0.45" />
          <stop offset="1" className={styles['greenGlow']} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="230" fill="url(#arena-sky)" />
      <circle cx="150" cy="92" r="150" fill="url(#arena-red)" />
      <circle cx="512" cy="64" r="86" fill="url(#arena-green)" />
      <circle className={styles['redSun']} cx="150" cy="92" r="54" />
      <circle className={styles['greenSun']} cx="512" cy="64" r="29" />
      <path className={styles['wall']} d="M0 150q320 -26 640 0v96H0z" />
      <path className={styles['arches']} d={ARCHES} />
      <path className={styles['tier']} d="M0 226q320 -22 640 0v40H0z" />
      <path className={styles['tierLine']} d="M0 246q320 -22 640 0" />
      <path className={styles['sand']} d="M0 262q320 -22 640 0v258H0z" />
    </svg>
  );
}
