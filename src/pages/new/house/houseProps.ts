/** What is passed to the parts that compose a game: the id of the chosen game, and how to choose another. */
export interface HouseProps {
  readonly variation: string;
  readonly onChange: (variation: string) => void;
}
