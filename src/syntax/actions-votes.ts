import { statement } from './actions-clauses';
import { call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn } from './children';
import type { Action, Actions } from './values';

/** A number of votes; what vote it is about is known when it is bound. */
const votesFor =
  (style: 'bare' | 'numberOf'): Action =>
  (node, values) => {
    const [option = null] = astsIn(node, values);
    return call('votesFor', [null, option, enumName(style, spanOf(node))], spanOf(node));
  };

/** "Each player votes for death or taxes." */
const vote =
  (style: 'startingWithYou' | 'secret'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const [who = null, ...options] = astsIn(node, values);
    return statement(node, call('vote', [subjectOf(node), list(options, span), enumName(style, span)], span), who);
  };

const extraVotes =
  (how: 'may' | 'get'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const [who = null] = astsIn(node, values);
    return statement(node, call('extraVotes', [subjectOf(node), enumName(how, span)], span), who);
  };

/** Meanings of votes (CR 701.38). */
export const voteActions: Actions = {
  voteOption: (node) => word(node.sourceString, spanOf(node)),
  votedOption: (node) => word(node.sourceString, spanOf(node)),
  SubjectClause_vote: vote('startingWithYou'),
  SubjectClause_vote_secret: vote('secret'),
  SubjectClause_extraVotes_may: extraVotes('may'),
  SubjectClause_extraVotes_get: extraVotes('get'),
  Counted_votesFor: votesFor('bare'),
  BaseQuantity_votesFor_numberOf: votesFor('numberOf'),
  SimpleCondition_voteWon: (node, values) => {
    const [option = null, tied = null] = astsIn(node, values);
    return call('voteWon', [null, option, tied], spanOf(node));
  },
};
