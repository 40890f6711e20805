/** What a page is given: how it leaves to the table. */
export interface PageProps {
  readonly onClose: () => void;
}
