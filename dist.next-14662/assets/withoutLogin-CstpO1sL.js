//# allFunctionsCalledOnLoad

import{o as e}from"./world-BRM53Al4.js";import{Sn as t}from"./core-CqkWf5wh.js";import{b as n}from"./routes-guest-D0pDXywy.js";import{j as r}from"./vendor-DGxS7BTl.js";var i=r(),a=()=>(0,i.jsx)(e,{worldId:n.useParams().worldId,redirect:t(n.useSearch().redirect)});export{a as component};