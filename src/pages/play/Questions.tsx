import { PromotionDialog } from '../table/PromotionDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';

/** What the game at the table is waiting for: what a move means, or the answer to an offer. */
export const Questions = () => (
  <>
    <PromotionDialog />
    <OfferDialog />
  </>
);
