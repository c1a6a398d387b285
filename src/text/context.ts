/** What normalize needs to know about the face whose text it reads. */
export interface FaceContext {
  readonly name: string;
  /** The names of all faces of the card, this one's included. */
  readonly allNames: readonly string[];
  readonly typeLine: string;
}
