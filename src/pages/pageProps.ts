/** What is passed to a page: how it leaves for the table. */
export interface PageProps {
  readonly onClose: () => void;
}
