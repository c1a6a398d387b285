import type { Span } from '../source/span';
import { cardTypes, colors, supertypes } from '../bytecode/table/filters';
import type { Call } from './ast';
import { call, enumName, word } from './build';
