import styles from './nav.module.css';

/** The sign of the app: the red sun and the green one. */
export function SunsSign() {
  return (
    <svg className={styles['suns']} viewBox="0 0 44 30" aria-hidden="true">
      <circle className={styles['red']} cx="16" cy="15" r="13" />
      <circle className={styles['green']} cx="33" cy="18" r="9" />
    </svg>
  );
}
