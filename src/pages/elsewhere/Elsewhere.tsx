import { useEffect, useState, type ComponentType } from 'react';
import { ASK_AGAIN, findBroker } from '../../store/live/broker.ts';
import { text } from '../../text/setup/setup.ts';
import { Choice } from '../controls/Choice.tsx';
import { onDemand } from '../controls/onDemand.tsx';
import './elsewhere.css';

interface WayProps {
  readonly onCancel: () => void;
}

const WAYS = ['message', 'live'] as const;
type Way = (typeof WAYS)[number];

/** How two players reach each other, and the form that makes the invitation. */
const FORMS: Readonly<Record<Way, ComponentType<WayProps>>> = {
  message: onDemand<WayProps>(
    async () => (await import('../apart/InviteForm.tsx')).InviteForm,
    () => null,
  ),
  live: onDemand<WayProps>(
    async () => (await import('../live/LiveForm.tsx')).LiveForm,
    () => null,
  ),
};

/** What is known about live play here: the site offers it if it names a broker that can be reached. */
type Offer = 'asking' | 'offered' | 'none' | 'unreachable';

function useOffer(): Offer {
  const [offer, setOffer] = useState<Offer>('asking');
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const broker = await findBroker();
      if (!isHere) return;
      setOffer(typeof broker === 'string' ? broker : 'offered');
      if (broker === 'unreachable') timer = setTimeout(() => void look(), ASK_AGAIN);
    };
    void look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return offer;
}

export interface ElsewhereProps extends WayProps {
  /** The way that is selected at first. */
  readonly begins: Way;
}

/** A new game with a player elsewhere: how the moves travel, and the invitation. */
export function Elsewhere({ begins, onCancel }: ElsewhereProps) {
  const offer = useOffer();
  const [way, setWay] = useState(begins);
  const isAsking = offer === 'asking' && way === 'live';
  const hasLive = offer === 'offered' || isAsking;
  // a form that is already shown is not taken away when a network appears
  if (!hasLive && way === 'live') setWay('message');
  const ways = hasLive ? WAYS : WAYS.filter((one) => one !== 'live');
  const Form = FORMS[way];
  return (
    <div className="elsewhere-ways">
      <Choice
        legend={text('elsewhere.way')}
        options={ways.map((value) => ({
          value,
          label: text(`elsewhere.${value}`),
          content: <strong>{text(`elsewhere.${value}`)}</strong>,
          about: [text(`elsewhere.${value}.about`)],
        }))}
        value={way}
        onChange={setWay}
        look="cards"
      />
      {offer === 'unreachable' && <output className="help">{text('elsewhere.live.unreachable')}</output>}
      {offer === 'none' && begins === 'live' && (
        <output className="help">{text('elsewhere.live.none')}</output>
      )}
      {!isAsking && <Form onCancel={onCancel} />}
    </div>
  );
}
